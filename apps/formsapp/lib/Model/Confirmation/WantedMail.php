<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Confirmation;

/** A confirmation that is to be sent for a response, unless its address has had enough. */
final readonly class WantedMail {
	/**
	 * @param string $mailbox keyed hash, by which addresses are counted without being stored
	 * @param string $language of the page that was answered
	 */
	public function __construct(
		#[\SensitiveParameter]
		public string $address,
		public string $mailbox,
		public string $language,
	) {
	}
}
