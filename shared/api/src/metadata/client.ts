// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { routes } from '../../generated/metadataapp.ts'
import type { metadata as contract } from './contract.ts'
import { createClient } from '../client/client.ts'
import { lazyTransport } from '../client/lazy-transport.ts'
import { createStateReader } from '../client/state.ts'

/** The routes of Metadata as functions. */
export const metadata = createClient<typeof contract>(routes, lazyTransport)

/** Reads the initial state the server put on the page. */
export const metadataState = createStateReader<typeof contract>('metadataapp')
