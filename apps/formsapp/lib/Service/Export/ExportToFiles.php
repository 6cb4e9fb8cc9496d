<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Export;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Service\Answer\ResponseExport;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Forbidden;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\Refusal;

/**
 * Exports as files of those who export. Whoever may open such a file reads the responses in it, as with a file that was uploaded.
 *
 * @phpstan-import-type ExportBody from Schemas
 */
class ExportToFiles {
	public function __construct(
		private readonly FormGate $gate,
		private readonly ResponseExport $export,
		private readonly FormFiles $files,
	) {
	}

	/**
	 * @param ExportBody $body
	 * @return array{fileId: int, path: string} as SavedExport of the contract
	 * @throws Refusal
	 */
	public function save(string $fileId, string $userId, array $body): array {
		$form = $this->gate->readable($fileId);
		$path = $body['path'] ?? null;
		$wanted = $path === null ? null : FormName::folders($path)
			?? throw new Invalid(Reason::BAD_PATH, 'The path names no folder in which a file can be.', '/path');
		unset($body['path']);
		[, $name, $pieces] = $this->export->download($fileId, $userId, $body);
		$content = self::gathered($pieces);
		if ($wanted !== null) {
			return $this->files->createFrom($userId, $wanted, $name, $content);
		}
		try {
			return $this->files->createFrom($userId, FormName::folders(dirname($form->path)) ?? [], $name, $content);
		} catch (Forbidden) {
			return $this->files->createFrom($userId, [], $name, $content);
		}
	}

	/**
	 * All of it, before a file is made: an export that fails half way leaves none.
	 *
	 * @param iterable<string> $pieces
	 * @return resource at the beginning
	 */
	private static function gathered(iterable $pieces) {
		$content = fopen('php://temp', 'w+b');
		if ($content === false) {
			throw new \RuntimeException('No temporary file can be opened');
		}
		foreach ($pieces as $piece) {
			if (fwrite($content, $piece) !== strlen($piece)) {
				throw new \RuntimeException('The temporary folder of PHP has no space left');
			}
		}
		rewind($content);
		return $content;
	}
}
