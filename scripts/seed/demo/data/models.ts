import {
  AUDI,
  BMW,
  FIAT,
  LAND_ROVER,
  LEXUS,
  MERCEDES_BENZ,
  MINI,
  PEUGEOT,
  PORSCHE,
  RENAULT,
  VOLKSWAGEN,
  VOLVO,
} from './europe'
import { HONDA, MAZDA } from './honda-mazda'
import { MITSUBISHI, SUBARU } from './mitsubishi-subaru'
import type { ModelRow } from './model-row'
import { NISSAN } from './nissan'
import { BYD, CHEVROLET, DODGE, FORD, HYUNDAI, JEEP, KIA, TESLA } from './other-makes'
import { DAIHATSU, SUZUKI } from './suzuki-daihatsu'
import { TOYOTA } from './toyota'
import { FUSO, HINO, ISUZU, UD_TRUCKS } from './trucks'

/** Every model of the catalogue with its codes, make by make. */
export const MODEL_ROWS: ModelRow[] = [
  TOYOTA,
  NISSAN,
  HONDA,
  MAZDA,
  MITSUBISHI,
  SUBARU,
  SUZUKI,
  DAIHATSU,
  ISUZU,
  HINO,
  UD_TRUCKS,
  FUSO,
  LEXUS,
  MERCEDES_BENZ,
  BMW,
  AUDI,
  VOLKSWAGEN,
  VOLVO,
  LAND_ROVER,
  PEUGEOT,
  RENAULT,
  FIAT,
  PORSCHE,
  MINI,
  JEEP,
  FORD,
  CHEVROLET,
  DODGE,
  HYUNDAI,
  KIA,
  TESLA,
  BYD,
].flat()
