<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\Shared\Contract\Limits;
use OCP\Util;

/** What administrators allow of files. */
class UploadCaps {
	public const MEGABYTE = 1_048_576;
	private const FILE = 'upload_file_megabytes';
	/** The largest number that is exact everywhere. */
	private const LARGEST = 9_007_199_254_740_991;
	private const FORM = 'upload_form_megabytes';

	public function __construct(private readonly SettingNumber $numbers) {
	}

	/** Bytes of one file; PHP may take less than administrators allow. */
	public function perFile(): int {
		return min(self::MEGABYTE * $this->megabytesPerFile(), $this->ofPhp());
	}

	/** Bytes of all files that were sent for one form. */
	public function perForm(): int {
		return self::MEGABYTE * $this->megabytesPerForm();
	}

	/** Bytes of one file that PHP takes. */
	public function ofPhp(): int {
		return (int)min(Util::uploadLimit(), self::LARGEST);
	}

	public function megabytesPerFile(): int {
		return $this->numbers->find(self::FILE, Limits::FILE_MEGABYTES_UNLESS_SAID);
	}

	public function megabytesPerForm(): int {
		return $this->numbers->find(self::FORM, Limits::FORM_MEGABYTES_UNLESS_SAID);
	}

	/** @param ?int $megabytes null for the default */
	public function savePerFile(?int $megabytes): void {
		$this->numbers->save(self::FILE, $megabytes);
	}

	/** @param ?int $megabytes null for the default */
	public function savePerForm(?int $megabytes): void {
		$this->numbers->save(self::FORM, $megabytes);
	}
}
