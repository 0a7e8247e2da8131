import { OwnInquiriesPage, ownInquiriesMetadata, type Props } from '../own-inquiries-page'

const path = '/dashboard/inquiries/responded-inquiries'

export const generateMetadata = () => ownInquiriesMetadata(path)

export default function RespondedInquiriesAddress(props: Props) {
  return <OwnInquiriesPage {...props} path={path} status="REPLIED" />
}
