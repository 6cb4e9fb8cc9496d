<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** What is wrong with a part of a definition. */
final class Problem {
	/** @param array<string, int|string> $parameters */
	public function __construct(
		public readonly string $code,
		/** Id of the question or page, empty for the form. */
		public readonly string $at,
		/** Member that it is about, or empty. */
		public readonly string $field,
		public readonly array $parameters = [],
	) {
	}
}
