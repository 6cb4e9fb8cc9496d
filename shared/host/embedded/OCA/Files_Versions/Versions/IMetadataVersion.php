<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Versions;

/** A version that carries more than its content. */
interface IMetadataVersion {
	/** @return array<string, string> such as "author" and "label" */
	public function getMetadata(): array;

	public function getMetadataValue(string $key): ?string;
}
