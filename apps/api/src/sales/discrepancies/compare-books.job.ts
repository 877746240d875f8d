import type { Services } from '../../services.ts';

export async function compareBooks(_services: Services): Promise<void> {}
