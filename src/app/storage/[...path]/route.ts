import { giveFile, receiveFile } from '@/server/serve-storage'

type Context = { params: Promise<{ path: string[] }> }

/** Files that go through the app under signed addresses: see src/server/storage/signed.ts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return giveFile((await params).path, request)
}

export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return receiveFile((await params).path, request)
}
