'use client'
import { callApi } from '@/ui/back-office/call'
import type { FormModelCode, FormOption } from '../../queries/vehicle-form'

type WireModel = { id: number; name: string }
type WireCode = {
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

async function listAt<T>(path: string): Promise<T[] | undefined> {
  const called = await callApi('GET', path)
  return called.ok ? (called.data as T[]) : undefined
}

/** The models of a manufacturer; undefined when they could not be loaded. */
export async function modelsOf(manufacturer: string): Promise<FormOption[] | undefined> {
  const models = await listAt<WireModel>(`/models/public/by-manufacturer/${manufacturer}`)
  return models?.map(({ id, name }) => ({ id: String(id), name }))
}

/** The codes of a model; undefined when they could not be loaded. */
export async function codesOf(model: string): Promise<FormModelCode[] | undefined> {
  const codes = await listAt<WireCode>(`/model-codes/model/${model}`)
  return codes?.map((code) => ({
    id: String(code.id),
    modelCode: code.model_code,
    drivetrain: code.vehicle_drivetrain_id,
    fuelType: code.vehicle_fuel_type_id,
    engineSizeCc: code.engine_size_cc,
    lengthCm: code.length_cm,
    widthCm: code.width_cm,
    heightCm: code.height_cm,
    m3Cbm: code.m3_cbm,
  }))
}
