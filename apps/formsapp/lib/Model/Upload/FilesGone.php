<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Upload;

/** Files of an answer are not there: another response took them, they waited for too long, or nobody sent them for this question. */
final class FilesGone extends \Exception {
	/** @param non-empty-list<string> $questions whose files they are */
	public function __construct(public readonly array $questions) {
		parent::__construct('Files are gone: ' . implode(', ', $questions));
	}
}
