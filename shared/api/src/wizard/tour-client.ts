// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { routes } from '../../generated/wizardapp.ts'
import type { wizard as contract } from './contract.ts'
import { createClient } from '../client/client.ts'
import { fetchTransport } from '../client/fetch-transport.ts'

/** The routes of the Onboarding app as functions, for the bundle that pages load while a tour is pending. */
export const wizard = createClient<typeof contract>(routes, fetchTransport)
