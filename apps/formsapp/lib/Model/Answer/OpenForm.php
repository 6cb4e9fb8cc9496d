<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Answer;

/** A form as those see it who answer it: its link, and its last valid definition. */
final readonly class OpenForm {
	/**
	 * @param string $definition canonical JSON
	 * @param string $definitionHash of that
	 * @param ?int $startsAt Unix seconds
	 * @param ?int $expiresAt Unix seconds; closed from then on
	 * @param int $responses that are stored
	 * @param int $changes of these, so far
	 * @param ?string $images as they are stored
	 * @param int $hooks webhooks that are switched on
	 * @param ?string $hash of its link; null before the first one
	 */
	public function __construct(
		public int $fileId,
		public string $formId,
		public string $definition,
		public string $definitionHash,
		public bool $isPublic,
		public bool $isTrashed,
		#[\SensitiveParameter]
		public ?string $passwordHash,
		public ?int $startsAt,
		public ?int $expiresAt,
		public int $responses,
		public int $lastNumber,
		public int $changes,
		public ?string $images = null,
		public int $hooks = 0,
		public ?string $hash = null,
	) {
	}
}
