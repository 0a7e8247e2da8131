import { ListPage, listMetadata, type Props } from '../list-page'

const path = '/dashboard/inquiries/all-inquiries'

export const generateMetadata = () => listMetadata(path)

export default function AllInquiriesAddress(props: Props) {
  return <ListPage {...props} path={path} status={null} />
}
