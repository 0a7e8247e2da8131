/** Every address that nothing else answers. */
export {
  NOT_FOUND_HEAD as metadata,
  NotFoundPage as default,
} from '@/modules/inventory/ui/site/not-found-view'
