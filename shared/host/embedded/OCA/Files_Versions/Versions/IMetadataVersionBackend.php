<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Versions;

use OCP\Files\Node;

/** Keeps more than the content of a version. */
interface IMetadataVersionBackend {
	/** @param int $revision time of the version */
	public function setMetadataValue(Node $node, int $revision, string $key, string $value): void;
}
