<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Form\FormRepository;
use OCA\FormsApp\Repository\Form\TrashRepository;
use OCA\FormsApp\Service\Branding\ImageCopies;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Db\Busy;
use OCA\FormsApp\Shared\Db\CorruptData;
use OCA\FormsApp\Shared\Uuid;

/** Keeps the row of a form as its file is. */
class FormSync {
	/** @var array<int, string> what this request has read because of events, by file id */
	private array $told = [];

	public function __construct(
		private readonly FormFiles $files,
		private readonly FormRepository $forms,
		private readonly TrashRepository $trash,
		private readonly ImageCopies $images,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Whoever may see the file finds its row. While somebody writes the file, the row is as it was before.
	 *
	 * @throws Busy when it has none
	 */
	public function ensure(FormNode $node): void {
		try {
			$this->follow($node);
		} catch (Busy $busy) {
			if ($this->forms->findOrNull($node->id) === null) {
				throw $busy;
			}
		}
	}

	/**
	 * Reads the file if it is another than the one that was read last.
	 *
	 * @throws Busy
	 */
	public function follow(FormNode $node): FormRow {
		$row = $this->forms->findOrNull($node->id);
		if ($row?->isTrashed === true) {
			// Whoever sees it in their files proves that it was restored.
			$this->trash->saveRestored($node->id);
		}
		return $row !== null && !$row->isTrashed && $row->stamp === $node->stamp ? $row : $this->open($node)->row;
	}

	/** @throws Busy */
	public function open(FormNode $node): OpenedForm {
		return $this->read($node, $this->files->findBytes($node), $this->forms->findOrNull($node->id));
	}

	/**
	 * The file has been written by somebody: reads it even if the host sees no difference, as within one second.
	 *
	 * @throws Busy
	 */
	public function reread(FormNode $node): void {
		$bytes = $this->files->findBytes($node);
		$state = "$node->stamp " . self::version($bytes);
		// One write causes several events.
		if (($this->told[$node->id] ?? null) !== $state) {
			$this->forms->saveUnread($node->id);
			$this->trash->saveRestored($node->id);
			$this->read($node, $bytes, $this->forms->findOrNull($node->id));
			$this->told[$node->id] = $state;
		}
	}

	/** The file was written by this request. */
	public function written(FormNode $node, FormDocument $document): FormRow {
		if ($this->forms->findOrNull($node->id) === null) {
			$this->forms->create($node->id, $document, $node->stamp, null, $this->now());
		} else {
			$this->forms->save($node->id, $document, $node->stamp);
		}
		return $this->row($node);
	}

	public static function version(string $bytes): string {
		return substr(hash('sha256', $bytes), 0, 32);
	}

	private function read(FormNode $node, string $bytes, ?FormRow $row): OpenedForm {
		$isKnown = $row !== null && $row->stamp === $node->stamp;
		try {
			$document = $bytes === '' ? $this->empty($node, $row) : FormDocument::read($bytes);
			if ($row === null) {
				$this->forms->create($node->id, $document, $node->stamp, null, min($this->now(), max($node->modifiedAt, 1)));
				$this->images->adopt($node->id, $document);
			} elseif (!$isKnown || $row->fault !== null) {
				$this->forms->save($node->id, $document, $node->stamp);
			}
			$row = $isKnown && $row->fault === null ? $row : null;
		} catch (BrokenForm $broken) {
			if ($row === null) {
				$blank = FormDocument::blank(Uuid::random(), FormName::title($node->path));
				$this->forms->create($node->id, $blank, $node->stamp, $broken->sentence, $this->now());
			} elseif (!$isKnown || $row->fault !== $broken->sentence) {
				$this->forms->saveFault($node->id, $node->stamp, $broken->sentence);
			}
			[$document, $row] = [$this->former($node->id), null];
		}
		return new OpenedForm($node, $row ?? $this->row($node), $document, self::version($bytes));
	}

	/**
	 * A file without content is a new form with the name of the file, as "+ New" in Files makes it. One that had content has lost it.
	 *
	 * @throws BrokenForm
	 */
	private function empty(FormNode $node, ?FormRow $row): FormDocument {
		if ($node->size > 0) {
			throw new BrokenForm('The file is too large.');
		}
		if ($row !== null && !$this->former($node->id)->isBlank()) {
			throw new BrokenForm('The file is empty.');
		}
		return FormDocument::blank($row->formId ?? Uuid::random(), FormName::title($node->path));
	}

	/** What the file held when it could be read last. */
	private function former(int $fileId): FormDocument {
		try {
			return FormDocument::read($this->forms->findDefinitionOrNull($fileId) ?? throw new CorruptData('A form has no row'));
		} catch (BrokenForm $broken) {
			throw new CorruptData($broken->sentence);
		}
	}

	private function row(FormNode $node): FormRow {
		return $this->forms->findOrNull($node->id) ?? throw new CorruptData('The row of a form is gone');
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
