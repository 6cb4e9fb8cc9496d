<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Request;

use OCP\IRequest;
use Shared\Exception\Invalid;
use Shared\Exception\TooLarge;
use Shared\Http\Failure\Texts;

/** The file and the fields of a multipart form, which PHP has parsed before the app runs. */
final class UploadReader {
	/** @param ?array<array-key, mixed> $form fields; defaults to those of the request */
	public function __construct(
		private readonly IRequest $request,
		private readonly ?array $form = null,
	) {
	}

	/**
	 * The fields other than the file, as text.
	 *
	 * @return array<string, mixed>
	 * @throws TooLarge
	 */
	public function fields(): array {
		$this->refuseTooLarge();
		$fields = [];
		foreach ($this->form ?? $_POST as $name => $value) {
			if ($name !== 'requesttoken') {
				$fields[(string)$name] = $value;
			}
		}
		return $fields;
	}

	/**
	 * The file in the first of the named fields that has one.
	 *
	 * @param non-empty-list<string> $names
	 * @throws Invalid without a file
	 * @throws TooLarge
	 */
	public function file(array $names): UploadedFile {
		$this->refuseTooLarge();
		foreach ($names as $name) {
			$file = $this->request->getUploadedFile($name);
			$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
			if (is_array($file) && $error !== UPLOAD_ERR_NO_FILE) {
				return $this->received($file, $error, $name);
			}
		}
		$message = Texts::of('no_file', "Send a multipart form with a file in the field $names[0].");
		throw new Invalid('no_file', $message, "/$names[0]");
	}

	/** @param array<array-key, mixed> $file as in $_FILES */
	private function received(array $file, mixed $error, string $field): UploadedFile {
		if ($error === UPLOAD_ERR_INI_SIZE || $error === UPLOAD_ERR_FORM_SIZE) {
			throw self::tooLarge('upload_max_filesize');
		}
		if ($error === UPLOAD_ERR_PARTIAL || is_array($error)) {
			throw new Invalid('no_file', "Send one complete file in the field $field.", "/$field");
		}
		['tmp_name' => $path, 'name' => $name, 'size' => $size] = $file + ['tmp_name' => null, 'name' => null, 'size' => null];
		if ($error !== UPLOAD_ERR_OK || !is_string($path) || !is_string($name) || !is_int($size)) {
			throw new \RuntimeException('The server could not keep an upload, PHP says ' . json_encode($error));
		}
		return new UploadedFile($path, $name, $size);
	}

	/** PHP drops a form beyond its limit entirely, so only the length tells why nothing arrived. */
	private function refuseTooLarge(): void {
		$limit = ini_parse_quantity((string)ini_get('post_max_size'));
		if ($limit > 0 && (int)$this->request->getHeader('Content-Length') > $limit) {
			throw self::tooLarge('post_max_size');
		}
	}

	private static function tooLarge(string $setting): TooLarge {
		return RawBody::tooLarge(ini_parse_quantity((string)ini_get($setting)));
	}
}
