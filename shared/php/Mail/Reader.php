<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Mail;

use OCP\IL10N;

/** Who gets a mail. */
final readonly class Reader {
	/**
	 * @param ?string $userId null for an address without an account
	 * @param string $language code with its region
	 * @param IL10N $texts of the app in this language
	 */
	public function __construct(
		public ?string $userId,
		public string $address,
		public string $name,
		public string $language,
		public IL10N $texts,
	) {
	}
}
