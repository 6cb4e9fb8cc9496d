<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Types;

/** The type of a file by its name: extensions of the host's list that people use. */
final class Mime {
	public const UNKNOWN = 'application/octet-stream';
	private const TYPES = [
		'3gp' => 'video/3gpp',
		'7z' => 'application/x-7z-compressed',
		'aac' => 'audio/aac',
		'adoc' => 'text/asciidoc',
		'avi' => 'video/x-msvideo',
		'bash' => 'text/x-shellscript',
		'bat' => 'application/x-msdos-program',
		'bin' => 'application/x-bin',
		'bmp' => 'image/bmp',
		'bz2' => 'application/x-bzip2',
		'c' => 'text/x-c',
		'conf' => 'text/plain',
		'cpp' => 'text/x-c++src',
		'css' => 'text/css',
		'csv' => 'text/csv',
		'deb' => 'application/x-deb',
		'doc' => 'application/msword',
		'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		'dot' => 'application/msword',
		'dotx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
		'eml' => 'message/rfc822',
		'eot' => 'application/vnd.ms-fontobject',
		'epub' => 'application/epub+zip',
		'exe' => 'application/x-ms-dos-executable',
		'flac' => 'audio/flac',
		'gif' => 'image/gif',
		'gpx' => 'application/gpx+xml',
		'gz' => 'application/gzip',
		'h' => 'text/x-h',
		'heic' => 'image/heic',
		'htm' => 'text/html',
		'html' => 'text/html',
		'ico' => 'image/x-icon',
		'ics' => 'text/calendar',
		'java' => 'text/x-java-source',
		'jpeg' => 'image/jpeg',
		'jpg' => 'image/jpeg',
		'js' => 'application/javascript',
		'json' => 'application/json',
		'key' => 'application/x-iwork-keynote-sffkey',
		'markdown' => 'text/markdown',
		'md' => 'text/markdown',
		'mdb' => 'application/msaccess',
		'mkv' => 'video/x-matroska',
		'mov' => 'video/quicktime',
		'mp3' => 'audio/mpeg',
		'mp4' => 'video/mp4',
		'mpeg' => 'video/mpeg',
		'mpg' => 'video/mpeg',
		'numbers' => 'application/x-iwork-numbers-sffnumbers',
		'odf' => 'application/vnd.oasis.opendocument.formula',
		'odg' => 'application/vnd.oasis.opendocument.graphics',
		'odp' => 'application/vnd.oasis.opendocument.presentation',
		'ods' => 'application/vnd.oasis.opendocument.spreadsheet',
		'odt' => 'application/vnd.oasis.opendocument.text',
		'oga' => 'audio/ogg',
		'ogg' => 'audio/ogg',
		'ogv' => 'video/ogg',
		'opus' => 'audio/ogg',
		'org' => 'text/org',
		'otf' => 'application/font-sfnt',
		'pages' => 'application/x-iwork-pages-sffpages',
		'pdf' => 'application/pdf',
		'php' => 'application/x-php',
		'pl' => 'application/x-perl',
		'png' => 'image/png',
		'ppt' => 'application/vnd.ms-powerpoint',
		'pptx' => 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
		'ps' => 'application/postscript',
		'psd' => 'application/x-photoshop',
		'py' => 'text/x-python',
		'rar' => 'application/x-rar-compressed',
		'rst' => 'text/x-rst',
		'rtf' => 'text/rtf',
		'sh' => 'text/x-shellscript',
		'svg' => 'image/svg+xml',
		'swf' => 'application/x-shockwave-flash',
		'tar' => 'application/x-tar',
		'tex' => 'application/x-tex',
		'text' => 'text/plain',
		'tga' => 'image/tga',
		'tgz' => 'application/gzip',
		'tif' => 'image/tiff',
		'tiff' => 'image/tiff',
		'toml' => 'application/toml',
		'ttf' => 'application/font-sfnt',
		'txt' => 'text/plain',
		'url' => 'application/internet-shortcut',
		'vcard' => 'text/vcard',
		'vcf' => 'text/vcard',
		'vsd' => 'application/vnd.visio',
		'wav' => 'audio/wav',
		'weba' => 'audio/webm',
		'webloc' => 'application/internet-shortcut',
		'webm' => 'video/webm',
		'webp' => 'image/webp',
		'whiteboard' => 'application/vnd.excalidraw+json',
		'wmv' => 'video/x-ms-wmv',
		'woff' => 'application/font-woff',
		'xls' => 'application/vnd.ms-excel',
		'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		'xml' => 'application/xml',
		'yaml' => 'application/yaml',
		'yml' => 'application/yaml',
		'zip' => 'application/zip',
	];

	/** What a browser is given in place of a type that could run. */
	private const SAFE = [
		'application/javascript' => 'text/plain',
		'application/json' => 'text/plain',
		'application/toml' => 'text/code',
		'application/x-php' => 'text/x-php',
		'application/x-shockwave-flash' => self::UNKNOWN,
		'application/xml' => 'text/plain',
		'application/yaml' => 'text/plain',
		'image/svg+xml' => 'text/plain',
		'message/rfc822' => 'text/plain',
		'text/asciidoc' => 'text/plain',
		'text/html' => 'text/plain',
		'text/org' => 'text/plain',
	];

	/** @param array<string, string> $more by extension */
	public static function of(string $name, array $more = []): string {
		$plain = (string)preg_replace('/(\.v\d+|(\.ocTransferId\d+)?\.part)$/', '', ltrim($name, '.'));
		$dot = strrpos($plain, '.');
		$extension = $dot === false || $dot === 0 ? '' : strtolower(substr($plain, $dot + 1));
		return $more[$extension] ?? self::TYPES[$extension] ?? self::UNKNOWN;
	}

	/** @return array<string, string> by extension */
	public static function all(): array {
		return self::TYPES;
	}

	/** The type itself, or one that cannot run; unknown for what is not in the list. */
	public static function safe(string $type): string {
		return self::SAFE[$type] ?? (in_array($type, self::TYPES, true) ? $type : self::UNKNOWN);
	}
}
