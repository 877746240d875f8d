import type { Config } from '../../config.ts';
import { embeddedZipcodes } from './embedded.ts';
import type { Zipcodes } from './port.ts';

export const openZipcodes = (_config: Config): Zipcodes => embeddedZipcodes;
