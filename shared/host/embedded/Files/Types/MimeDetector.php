<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Types;

use Host\Files\Store\Entry;
use OCP\Files\IMimeTypeDetector;

/** Types of files for apps. */
final class MimeDetector implements IMimeTypeDetector {
	/** Bytes by which a type is recognised. */
	private const ENOUGH = 8024;

	/** @var array<string, string> by extension, as apps have it */
	private array $registered = [];

	#[\Override]
	public function detectPath($path): string {
		return Mime::of(basename($path), $this->registered);
	}

	#[\Override]
	public function detectContent(string $path): string {
		return is_dir($path) ? Entry::FOLDER : $this->getSecureMimeType((string)@(new \finfo(FILEINFO_MIME_TYPE))->file($path));
	}

	#[\Override]
	public function getSecureMimeType($mimeType): string {
		return in_array($mimeType, $this->registered, true) ? $mimeType : Mime::safe($mimeType);
	}

	#[\Override]
	public function getAllMappings(): array {
		return array_map(static fn (string $type): array => [$type, null], $this->registered + Mime::all());
	}

	/** What the real class has besides its interface. */
	public function registerType(string $extension, string $mimeType, ?string $secureMimeType = null): void {
		$this->registered[$extension] = $mimeType;
	}

	#[\Override]
	public function detectString($data): string {
		$file = (string)tempnam(sys_get_temp_dir(), 'type');
		try {
			file_put_contents($file, substr($data, 0, self::ENOUGH));
			return $this->detectContent($file);
		} finally {
			unlink($file);
		}
	}
}
