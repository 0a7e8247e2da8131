'use client'
import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '@/ui/client/read-of'
import type { FormModelCode, FormOption } from '../../queries/get-vehicle-form'

const notLoaded = () => undefined

/** The models of a manufacturer; undefined if they could not be loaded. */
export async function loadModels(
  client: QueryClient,
  manufacturer: string,
): Promise<FormOption[] | undefined> {
  const params = { path: { id: Number(manufacturer) } }
  const answer = await client
    .fetchQuery(readOf('/api/v1/models/public/by-manufacturer/{id}', { params }))
    .catch(notLoaded)
  return answer?.data.map(({ id, name }) => ({ id: String(id), name }))
}

/** The codes of a model; undefined if they could not be loaded. */
export async function loadModelCodes(
  client: QueryClient,
  model: string,
): Promise<FormModelCode[] | undefined> {
  const params = { path: { modelId: Number(model) } }
  const answer = await client
    .fetchQuery(readOf('/api/v1/model-codes/model/{modelId}', { params }))
    .catch(notLoaded)
  return answer?.data.map(modelCodeOf)
}

type ListedCode = {
  id: number
  model_code: string
  vehicle_drivetrain_id: number | null
  vehicle_fuel_type_id: number | null
  engine_size_cc: number | null
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
  m3_cbm: number | null
}

/** A model code of a call, as the form knows it. */
export const modelCodeOf = (code: ListedCode): FormModelCode => ({
  id: String(code.id),
  modelCode: code.model_code,
  drivetrain: code.vehicle_drivetrain_id,
  fuelType: code.vehicle_fuel_type_id,
  engineSizeCc: code.engine_size_cc,
  lengthCm: code.length_cm,
  widthCm: code.width_cm,
  heightCm: code.height_cm,
  m3Cbm: code.m3_cbm,
})
