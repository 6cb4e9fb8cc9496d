<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Mail;

/** What a mail says. All texts are plain. */
final readonly class Letter {
	/**
	 * @param list<string> $paragraphs
	 * @param array<string, string> $facts such as the place and the time, by their labels; shown below the paragraphs
	 * @param array<string, string> $links addresses by the text of their buttons; one, or two side by side
	 * @param list<LetterAttachment> $attachments
	 * @param ?MailServer $server that sends it; null for that of the instance
	 * @param ?string $id letters, digits and dashes, the same whenever this mail is sent: programs show one that arrives twice once
	 */
	public function __construct(
		public string $subject,
		public string $heading,
		public array $paragraphs = [],
		public array $facts = [],
		public array $links = [],
		public array $attachments = [],
		public ?MailServer $server = null,
		public ?string $id = null,
	) {
	}
}
