import { OwnInquiriesPage, ownInquiriesMetadata, type Props } from '../own-inquiries-page'

const path = '/dashboard/inquiries/pending-inquiries'

export const generateMetadata = () => ownInquiriesMetadata(path)

export default function PendingInquiriesAddress(props: Props) {
  return <OwnInquiriesPage {...props} path={path} status="PENDING" />
}
