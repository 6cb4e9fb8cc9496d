<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** What an app reports about itself to the servers chosen by an admin: only counts, no accounts and no text. */
interface Figures {
	/** @return array<string, mixed> what is sent to the license server besides the key */
	public function usage(): array;

	/**
	 * @param int $now Unix seconds
	 * @return array<string, mixed> what a report contains besides versions and time
	 */
	public function report(int $now): array;
}
