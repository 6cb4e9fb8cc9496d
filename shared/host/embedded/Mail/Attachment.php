<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Mail;

use OCP\Mail\IAttachment;

/** A file that is sent with a mail. */
final readonly class Attachment implements IAttachment {
	public function __construct(
		public string $data,
		public ?string $name,
		public ?string $type,
	) {
	}
}
