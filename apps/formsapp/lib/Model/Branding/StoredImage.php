<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Branding;

/** A picture that was sent for a form. Its id cannot be guessed. */
final readonly class StoredImage {
	private const ID_BYTES = 16;

	/**
	 * @param string $type media type
	 * @param int $size bytes
	 * @param ?int $width pixels; null for an SVG
	 */
	public function __construct(
		public string $id,
		public string $type,
		public int $size,
		public ?int $width,
		public ?int $height,
	) {
	}

	public static function newId(): string {
		return bin2hex(random_bytes(self::ID_BYTES));
	}

	public static function isId(string $text): bool {
		return preg_match('/^[0-9a-f]{32}$/D', $text) === 1;
	}

	/**
	 * @param ?string $json as it is stored
	 * @return array<string, self> by id, the one that was sent first is the first
	 */
	public static function all(?string $json): array {
		$images = [];
		$list = $json === null ? [] : json_decode($json, true);
		foreach (is_array($list) ? $list : [] as $one) {
			if (is_array($one) && is_string($one['id'] ?? null) && is_string($one['type'] ?? null) && is_int($one['size'] ?? null)) {
				[$width, $height] = [$one['width'] ?? null, $one['height'] ?? null];
				$images[$one['id']] = new self(
					$one['id'],
					$one['type'],
					$one['size'],
					is_int($width) ? $width : null,
					is_int($height) ? $height : null,
				);
			}
		}
		return $images;
	}

	/** @param array<string, self> $images */
	public static function json(array $images): ?string {
		return $images === [] ? null : json_encode(array_map(get_object_vars(...), array_values($images)), JSON_THROW_ON_ERROR);
	}

	/** For people who save it. */
	public function name(): string {
		return 'image.' . match ($this->type) {
			'image/jpeg' => 'jpg',
			'image/svg+xml' => 'svg',
			default => substr($this->type, strlen('image/')),
		};
	}

	/** @return array<string, mixed> as FormImage of the contract */
	public function answer(): array {
		return ['imageId' => $this->id, 'type' => $this->type, 'size' => $this->size, 'width' => $this->width, 'height' => $this->height];
	}
}
