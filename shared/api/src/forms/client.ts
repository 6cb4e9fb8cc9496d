// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { routes } from '../../generated/formsapp.ts'
import type { forms as contract } from './contract.ts'
import { createClient } from '../client/client.ts'
import { lazyTransport } from '../client/lazy-transport.ts'
import { createStateReader } from '../client/state.ts'
import { withDetails } from './refusals.ts'

/** The routes of Forms as functions. */
export const forms = createClient<typeof contract>(routes, withDetails(lazyTransport))

/** Reads the initial state the server put on the page. */
export const formsState = createStateReader<typeof contract>('formsapp')
