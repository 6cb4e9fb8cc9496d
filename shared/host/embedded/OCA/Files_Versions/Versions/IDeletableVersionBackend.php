<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Versions;

/** Deletes versions one by one. */
interface IDeletableVersionBackend {
	public function deleteVersion(IVersion $version): void;
}
