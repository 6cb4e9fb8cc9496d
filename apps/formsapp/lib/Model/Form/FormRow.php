<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

/** What is known of a form beside its file. Times are Unix seconds. */
final readonly class FormRow {
	/**
	 * @param string $formId the form's own, whatever the file says: a copied file has that of another one
	 * @param ?string $hash in its public addresses
	 * @param string $stamp of the file that was read last
	 * @param ?string $fault what is wrong with that file
	 * @param ?int $closesAt by the settings in the file, whatever the link says
	 * @param int $mostResponses 0 for any number
	 */
	public function __construct(
		public int $fileId,
		public string $formId,
		public string $title,
		public int $createdAt,
		public int $responses,
		public ?string $hash,
		public bool $isPublic,
		#[\SensitiveParameter]
		public ?string $passwordHash,
		public ?int $startsAt,
		public ?int $expiresAt,
		public string $stamp,
		public ?string $fault,
		public bool $isTrashed,
		public ?int $closesAt,
		public int $mostResponses,
	) {
	}
}
