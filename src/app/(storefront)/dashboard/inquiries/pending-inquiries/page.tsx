import { ListPage, listMetadata, type Props } from '../list-page'

const path = '/dashboard/inquiries/pending-inquiries'

export const generateMetadata = () => listMetadata(path)

export default function PendingInquiriesAddress(props: Props) {
  return <ListPage {...props} path={path} status="PENDING" />
}
