<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\IAppConfig;
use OCP\Util;

/** What administrators allow of files, in bytes. */
class UploadCaps {
	public const MEGABYTE = 1_048_576;
	private const PER_FILE = 50;
	private const PER_FORM = 1024;

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** Of one file; PHP may take less. */
	public function perFile(): int {
		return min(self::MEGABYTE * $this->megabytes('upload_file_megabytes', self::PER_FILE), (int)min(Util::uploadLimit(), PHP_INT_MAX));
	}

	/** Of all files that were sent for one form. */
	public function perForm(): int {
		return self::MEGABYTE * $this->megabytes('upload_form_megabytes', self::PER_FORM);
	}

	private function megabytes(string $name, int $default): int {
		return max(0, $this->config->getValueInt($this->appName, $name, $default));
	}
}
