<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Definition\DefinitionFault;
use OCA\FormsApp\Model\Form\FaultText;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormFolder;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Db\Leases;
use OCA\FormsApp\Shared\Exception\Conflict;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;

/**
 * The only class that writes files of forms: one writer per form at a time, who changes what the file holds by then. So changes of single
 * questions by several people are all kept, and a change of the whole is refused when it is based on another version.
 */
class FormStore {
	private bool $isWriting = false;

	public function __construct(
		private readonly FormFiles $files,
		private readonly FormSync $sync,
		private readonly Leases $leases,
		private readonly ?string $userId,
	) {
	}

	/** Whether what happens to files right now is done here. */
	public function isWriting(): bool {
		return $this->isWriting;
	}

	/**
	 * @param list<string> $folders
	 * @param ?string $userId whose file it becomes, of the caller when absent
	 * @param ?\Closure(callable(): FormNode): FormNode $with what is done with it: gets, and calls, what makes the file and its row
	 * @throws Refusal
	 */
	public function create(array $folders, string $name, FormDocument $form, ?string $userId = null, ?\Closure $with = null): FormNode {
		$userId ??= (string)$this->userId;
		return $this->files->holdFolder($userId, $folders, function (FormFolder $folder) use ($name, $form, $with): FormNode {
			$make = function () use ($folder, $name, $form): FormNode {
				$node = $this->files->create($folder, $name, $form->toJson());
				$this->sync->written($node, $form);
				return $node;
			};
			return $this->writing(static fn (): FormNode => $with === null ? $make() : $with($make));
		});
	}

	/**
	 * @param ?string $base the version that the change is based on; null is whatever is there
	 * @param \Closure(FormDocument): FormDocument $change may throw a DefinitionFault
	 * @param bool $isWhole the change replaces all that a file can have wrong, so that it may also be made where the file is broken
	 * @throws Refusal
	 */
	public function update(FormNode $node, ?string $base, \Closure $change, bool $isWhole = false): OpenedForm {
		return $this->leases->hold("form:$node->id", function () use ($node, $base, $change, $isWhole): OpenedForm {
			$now = $this->sync->open($this->current($node));
			if ($base !== null && $base !== $now->version) {
				throw new Conflict(
					Reason::STALE_VERSION,
					'Somebody else has changed the form. Compare it with your changes and save again.',
					'/version',
					['version' => $now->version],
				);
			}
			if ($now->row->fault !== null && !$isWhole) {
				throw new Unprocessable(Reason::BROKEN_FORM, "The file of the form cannot be read: {$now->row->fault}");
			}
			$json = ($form = $this->changed($now->document, $now->row, $change))->toJson();
			if (strlen($json) > Limits::DOCUMENT_BYTES) {
				throw new Unprocessable(Reason::TOO_LARGE_FORM, 'The form is too large. Shorten texts or remove questions.');
			}
			if (FormSync::version($json) === $now->version) {
				return $now;
			}
			return $this->writing(function () use ($now, $form, $json): OpenedForm {
				$written = $this->files->save($now->node, $json);
				return new OpenedForm($written, $this->sync->written($written, $form), $form, FormSync::version($json));
			});
		});
	}

	/**
	 * Moves the file to the trash bin.
	 *
	 * @throws Refusal
	 */
	public function trash(FormNode $node): void {
		$this->leases->hold("form:$node->id", function () use ($node): void {
			$this->files->trash($this->current($node));
		});
	}

	/** The node with the size and stamp that the file has under the lease. */
	private function current(FormNode $node): FormNode {
		return $this->files->findOrNull($node->userId, $node->id) ?? throw new NotFound(Reason::UNKNOWN_FORM, 'The form does not exist.');
	}

	/** @param \Closure(FormDocument): FormDocument $change */
	private function changed(FormDocument $form, FormRow $row, \Closure $change): FormDocument {
		try {
			// A copied file gets the id of the form that it is.
			return $change($form->id === $row->formId ? $form : $form->with(['id' => $row->formId]));
		} catch (DefinitionFault $fault) {
			throw self::invalid($fault);
		}
	}

	private static function invalid(DefinitionFault $fault): Unprocessable {
		$questions = FaultText::questions($fault);
		return new Unprocessable(
			Reason::INVALID_FORM,
			'The form cannot be saved like this. ' . FaultText::of($fault),
			null,
			$questions === [] ? [] : ['questions' => $questions],
		);
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function writing(callable $work): mixed {
		$this->isWriting = true;
		try {
			return $work();
		} finally {
			$this->isWriting = false;
		}
	}
}
