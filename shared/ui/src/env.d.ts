// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Id of the app being built: a build-time constant. Texts of shared code are translated as part of the app. */
declare const appName: string
