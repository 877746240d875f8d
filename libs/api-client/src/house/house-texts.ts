import { houseTexts } from '@mirante/contract/house/house-texts.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';

export const { useGetHouseTextsQuery } = api.injectEndpoints({ endpoints: endpointsFrom(houseTexts) });
