<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Extsync\ProviderFailure;

/** The calendar provider that has the mailboxes of rooms. */
interface Provider {
	/**
	 * Checks the credentials.
	 *
	 * @return string name of the organization
	 * @throws ProviderFailure
	 */
	public function tenantName(): string;

	/**
	 * Checks that the calendar of a mailbox can be read.
	 *
	 * @return string name of the mailbox
	 * @throws ProviderFailure
	 */
	public function mailboxName(string $mailbox): string;
}
