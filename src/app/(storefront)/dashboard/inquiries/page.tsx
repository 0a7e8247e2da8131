import { ListPage, listMetadata, type Props } from './list-page'

const path = '/dashboard/inquiries'

export const generateMetadata = () => listMetadata(path)

export default function InquiriesAddress(props: Props) {
  return <ListPage {...props} path={path} status={null} />
}
