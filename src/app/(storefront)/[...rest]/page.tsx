/** Every address that nothing else answers. */
export {
  NOT_FOUND_HEAD as metadata,
  NotFoundPage as default,
} from '@/shell/storefront/not-found-view'
