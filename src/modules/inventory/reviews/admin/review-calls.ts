import { callApi } from '@/ui/client/call-api'

const params = (id: number) => ({ path: { id } })

export const approveReview = (id: number, isApproved: boolean) =>
  callApi('patch', '/api/v1/vehicle-reviews/admin/{id}/approval', {
    params: params(id),
    body: { isApproved },
  })

/** Shows a review on the home page, or removes it from there. */
export const showReview = (id: number, showOnHomepage: boolean) =>
  callApi('patch', '/api/v1/vehicle-reviews/admin/{id}/homepage', {
    params: params(id),
    body: { showOnHomepage },
  })

export const answerReview = (id: number, staffReply: string) =>
  callApi('patch', '/api/v1/vehicle-reviews/admin/{id}/reply', { params: params(id), body: { staffReply } })

export const deleteReview = (id: number) =>
  callApi('delete', '/api/v1/vehicle-reviews/admin/{id}', { params: params(id) })
