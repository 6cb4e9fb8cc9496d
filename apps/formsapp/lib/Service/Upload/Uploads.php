<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Upload;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\FileTypes;
use OCA\FormsApp\Host\UploadCaps;
use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Link\Visit;
use OCA\FormsApp\Model\Upload\StoredUpload;
use OCA\FormsApp\Model\Upload\UploadName;
use OCA\FormsApp\Repository\Upload\UploadFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\LinkGate;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Exception\InsufficientStorage;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\TooLarge;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Http\Request\UploadedFile;
use OCA\FormsApp\Shared\Token\Secret;
use OCA\FormsApp\Shared\Uuid;

/** Takes files for questions, before the answers that they belong to are sent. */
class Uploads {
	private const TOKEN_BYTES = 16;

	public function __construct(
		private readonly LinkGate $gate,
		private readonly Definitions $definitions,
		private readonly UploadRepository $uploads,
		private readonly UploadFiles $files,
		private readonly FileTypes $types,
		private readonly UploadCaps $caps,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array<string, mixed> as Upload of the contract
	 * @throws Refusal
	 */
	public function add(string $hash, string $questionId, UploadedFile $file, Visit $visit): array {
		$form = $this->gate->enter($hash, $visit);
		$upload = $this->checked($form->fileId, $this->definitions->read($form)->question($questionId), $file);
		$token = bin2hex(random_bytes(self::TOKEN_BYTES));
		// The row first: what lies in the app's data always has one.
		$this->uploads->create($upload, Secret::hash($token));
		$isKept = false;
		try {
			// Of two that are one too many, both may be refused, and never none.
			if ($this->uploads->countBytes($form->fileId) > $this->caps->perForm()) {
				$message = 'The form has no room for more files. Tell the person who sent you the link.';
				throw new InsufficientStorage(Reason::UPLOADS_FULL, $message);
			}
			$this->files->save($form->fileId, $upload->id, $file->path);
			$isKept = true;
		} finally {
			if (!$isKept) {
				$this->uploads->saveGone($upload->id);
			}
		}
		return ['token' => $token, 'name' => $upload->name, 'size' => $upload->size, 'type' => $upload->type];
	}

	/** @throws Refusal */
	private function checked(int $fileId, ?Question $question, UploadedFile $file): StoredUpload {
		if ($question?->type !== QuestionType::File) {
			throw new Unprocessable(Reason::NOT_FOR_FILES, 'This question takes no files.', '/questionId');
		}
		$megabytes = min(intdiv($this->caps->perFile(), UploadCaps::MEGABYTE), $question->whole('maxFileSize') ?? 0);
		if ($file->size > $megabytes * UploadCaps::MEGABYTE) {
			throw new TooLarge(Reason::TOO_LARGE_FILE, "The file is too large. It may have at most $megabytes MB.", '/file');
		}
		if ($file->size === 0) {
			throw new Unprocessable(Reason::EMPTY_FILE, 'The file is empty. Choose another one.', '/file');
		}
		$name = UploadName::clean($file->name);
		$kind = $this->types->find($name, $file->path);
		if (!$kind->isAmong($question->texts('allowedTypes'))) {
			throw new Unprocessable(Reason::WRONG_TYPE, 'Files of this type are not accepted. Choose another one.', '/file');
		}
		$crc = hexdec((string)hash_file('crc32b', $file->path));
		$now = $this->clock->now()->getTimestamp();
		return new StoredUpload(Uuid::random(), $fileId, $question->id, $name, $kind->type(), $file->size, (int)$crc, $now);
	}
}
