import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { mayCall } from '@mirante/domain/access.ts';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { sessionOf, viewerOf } from './session-slice.ts';

type Call = Pick<AnyEndpoint, 'allow'>;

/** Whether the logged-in user may make a call. */
export const useMay = (call: Call): boolean => useSelector((state) => mayCall(call.allow, viewerOf(sessionOf(state))));

/** Shows its children only to those who may make the call. */
export const Can = ({ call, children }: { call: Call; children: ReactNode }) => (useMay(call) ? <>{children}</> : null);
