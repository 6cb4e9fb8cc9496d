// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Id of the app that is built: a constant of the build. The texts of shared code are among those of the app. */
declare const appName: string
