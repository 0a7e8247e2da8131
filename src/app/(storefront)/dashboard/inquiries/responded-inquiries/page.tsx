import { ListPage, listMetadata, type Props } from '../list-page'

const path = '/dashboard/inquiries/responded-inquiries'

export const generateMetadata = () => listMetadata(path)

export default function RespondedInquiriesAddress(props: Props) {
  return <ListPage {...props} path={path} status="REPLIED" />
}
