<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Import;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Import\FormConverter;
use OCA\FormsApp\Model\Import\ImportedForm;
use OCA\FormsApp\Model\Import\SourceFile;
use OCA\FormsApp\Repository\Import\SourceFiles;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\TooLarge;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Http\Request\UploadedFile;

/** Where imported forms come from. */
class ImportSource {
	private const MEGABYTE = 1_048_576;

	public function __construct(
		private readonly SourceFiles $files,
		private readonly ?string $userId,
	) {
	}

	/** @throws Refusal */
	public function uploaded(UploadedFile $file): ImportedForm {
		self::requireSmall($file->size);
		return $this->read((string)file_get_contents($file->path), $file->name);
	}

	/**
	 * One that lies in the caller's files.
	 *
	 * @throws Refusal
	 */
	public function stored(string $fileId): ImportedForm {
		$file = $this->files->find((string)$this->userId, (int)$fileId);
		self::requireSmall((int)$file->getSize());
		return $this->read($this->files->findContent($file), $file->getName());
	}

	/**
	 * @param string $name of the file
	 * @throws Refusal
	 */
	public function read(string $text, string $name): ImportedForm {
		if ($text === '') {
			throw new Unprocessable(Reason::EMPTY_FILE, 'The file is empty. Choose another one.', '/file');
		}
		$limit = ini_parse_quantity((string)ini_get('memory_limit'));
		$need = SourceFile::memory($text);
		if ($limit > 0 && memory_get_usage() + $need > $limit) {
			$megabytes = (int)ceil($need / self::MEGABYTE);
			$sentence = "Reading the file takes more memory than PHP may use, about $megabytes MB.";
			throw new TooLarge(Reason::TOO_LARGE_FILE, $sentence, '/file');
		}
		try {
			return FormConverter::read(SourceFile::read($text), $name);
		} catch (BrokenForm $broken) {
			throw new Unprocessable(Reason::NOT_A_FORM, $broken->sentence, '/file');
		}
	}

	/** @throws TooLarge */
	private static function requireSmall(int $bytes): void {
		if ($bytes > Limits::IMPORT_BYTES) {
			$megabytes = intdiv(Limits::IMPORT_BYTES, self::MEGABYTE);
			$sentence = "The file is too large. Files can have up to $megabytes MB here; administrators can import larger ones with occ.";
			throw new TooLarge(Reason::TOO_LARGE_FILE, $sentence, '/file');
		}
	}
}
