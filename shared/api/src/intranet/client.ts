// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { routes } from '../../generated/intranetapp.ts'
import type { intranet as contract } from './contract.ts'
import { createClient } from '../client/client.ts'
import { lazyTransport } from '../client/lazy-transport.ts'
import { createStateReader } from '../client/state.ts'

/** The routes of the Intranet as functions. */
export const intranet = createClient<typeof contract>(routes, lazyTransport)

/** Reads the initial state the server put on the page. */
export const intranetState = createStateReader<typeof contract>('intranetapp')
