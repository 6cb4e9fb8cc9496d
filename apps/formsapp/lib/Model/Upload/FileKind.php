<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Upload;

/** What a file is by its name and by its content; both may be unknown. */
final readonly class FileKind {
	public const UNKNOWN = 'application/octet-stream';
	/** Content of these types is always recognised. */
	private const KNOWN = '~^(?:application/pdf|image/(?:jpeg|png|gif|webp|bmp|tiff))$~D';
	/** What is text although its type does not say so; Nextcloud takes the content of most for plain text. */
	private const TEXT = '~^(?:text/.*|image/svg\+xml|application/(?:.*\+?(?:json|xml|yaml)|javascript|x-php|rtf|postscript|x-.*))$~D';

	public function __construct(
		public string $name,
		public string $byName,
		public string $byContent,
	) {
	}

	/** The one that is told to those who download it. */
	public function type(): string {
		return $this->byName === self::UNKNOWN || !$this->agrees() ? $this->byContent : $this->byName;
	}

	/**
	 * Whether the name and, as far as it can be told, the content are of an allowed type.
	 *
	 * @param list<string> $allowed such as `.pdf`, `image/*` or `image/png`; empty for all
	 */
	public function isAmong(array $allowed): bool {
		if ($allowed === []) {
			return true;
		}
		foreach ($this->agrees() ? $allowed : [] as $one) {
			if ($this->fits(strtolower($one))) {
				return true;
			}
		}
		return false;
	}

	private function fits(string $allowed): bool {
		if (!str_contains($allowed, '/')) {
			return $allowed === '*' || str_ends_with(strtolower($this->name), '.' . ltrim($allowed, '.'));
		}
		$type = $this->type();
		return $allowed === '*/*' || $type === $allowed
			|| (str_ends_with($allowed, '/*') && str_starts_with($type, substr($allowed, 0, -1)));
	}

	/** Whether the content may be what the name says. */
	private function agrees(): bool {
		[$name, $content] = [$this->byName, $this->byContent];
		if ($name === $content || $name === self::UNKNOWN) {
			return true;
		}
		if (preg_match(self::KNOWN, $name) === 1) {
			return str_starts_with($name, 'image/') && str_starts_with($content, 'image/');
		}
		if ($content === self::UNKNOWN) {
			return true;
		}
		[$kind, $found] = [self::major($name), self::major($content)];
		$isText = preg_match(self::TEXT, $content) === 1;
		return match ($kind) {
			'image', 'text' => $found === $kind || ($isText && preg_match(self::TEXT, $name) === 1),
			'audio', 'video' => in_array($found, ['audio', 'video'], true),
			default => $isText ? preg_match(self::TEXT, $name) === 1 || $content === 'text/rtf' : $found === $kind,
		};
	}

	private static function major(string $type): string {
		return explode('/', $type)[0];
	}
}
