<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Xlsx;

/** A file that is deleted when it is closed, when nothing refers to it any more, and when PHP ends. */
final class TempFile {
	/** @var resource */
	private $file;

	public function __construct() {
		$file = tmpfile();
		$this->file = $file === false ? throw new \RuntimeException('There is no place for temporary files') : $file;
	}

	public function path(): string {
		return stream_get_meta_data($this->file)['uri'] ?? throw new \LogicException('A temporary file has no path');
	}

	public function write(string $bytes): void {
		if (fwrite($this->file, $bytes) !== strlen($bytes)) {
			throw new \RuntimeException('The disk for temporary files is full');
		}
	}

	/** @param int $place in what was written already */
	public function overwrite(int $place, string $bytes): void {
		fseek($this->file, $place);
		$this->write($bytes);
		fseek($this->file, 0, SEEK_END);
	}

	public function close(): void {
		if (is_resource($this->file)) {
			fclose($this->file);
		}
	}
}
