import { OwnInquiriesPage, ownInquiriesMetadata, type Props } from './own-inquiries-page'

const path = '/dashboard/inquiries'

export const generateMetadata = () => ownInquiriesMetadata(path)

export default function InquiriesAddress(props: Props) {
  return <OwnInquiriesPage {...props} path={path} status={null} />
}
