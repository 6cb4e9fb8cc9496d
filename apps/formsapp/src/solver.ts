// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Challenge } from '@suite/schema/forms/failure'
import { solution } from './public/model/solution.ts'

/** The worker of the page of a link: takes a challenge, answers with its solution. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => self.postMessage(solution(data)))
