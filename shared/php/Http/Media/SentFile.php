<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

/** A file on its way to a client. */
final class SentFile {
	/**
	 * @param string $name for users who save it
	 * @param string $type media type the client is told
	 * @param int $size bytes
	 * @param string $tag changes with the content
	 * @param \Closure(): resource $opened returns the content, positioned at its first byte
	 * @param 'attachment'|'inline' $disposition
	 * @param string $cache value of `Cache-Control`
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		public readonly string $tag,
		private readonly \Closure $opened,
		private readonly string $disposition = 'inline',
		public readonly string $cache = Revalidation::CACHE_CONTROL,
	) {
	}

	/** From content in memory. */
	public static function ofText(string $name, string $type, string $tag, string $content): self {
		return new self($name, $type, strlen($content), $tag, static function () use ($content) {
			$handle = fopen('php://temp', 'r+b');
			if ($handle === false) {
				throw new \RuntimeException('No room for a temporary file');
			}
			fwrite($handle, $content);
			rewind($handle);
			return $handle;
		});
	}

	/** @return resource */
	public function open() {
		return ($this->opened)();
	}

	public function disposition(): string {
		return Disposition::of($this->disposition, $this->name);
	}
}
