<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Media;

/** The media types that pages show, by file extension. */
final class MediaType {
	public const SVG = 'image/svg+xml';
	private const TYPES = [
		'jpg' => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png' => 'image/png',
		'gif' => 'image/gif',
		'webp' => 'image/webp',
		'svg' => self::SVG,
		'mp4' => 'video/mp4',
		'webm' => 'video/webm',
		'ogg' => 'video/ogg',
	];

	/** Null for a file that is no media file. */
	public static function of(string $name): ?string {
		return self::TYPES[MediaName::extension($name)] ?? null;
	}

	public static function isRaster(string $type): bool {
		return str_starts_with($type, 'image/') && $type !== self::SVG;
	}

	/** The usual extension of a type, without its dot; null for types that pages do not show. */
	public static function extension(string $type): ?string {
		$extension = array_search($type, self::TYPES, true);
		return $extension === false ? null : $extension;
	}

	/** The extensions as text. */
	public static function names(): string {
		return implode(', ', array_keys(self::TYPES));
	}
}
