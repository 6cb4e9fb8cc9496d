<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Host\ConfirmationSwitch;
use OCA\FormsApp\Model\Form\FormRow;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\IsoTime;

/**
 * Forms as the API answers them.
 *
 * @phpstan-import-type ListedForm from Schemas
 */
class FormAnswers {
	public function __construct(private readonly ConfirmationSwitch $mails) {
	}

	/** @return array<string, mixed> */
	public function opened(OpenedForm $opened): array {
		[$node, $row] = [$opened->node, $opened->row];
		return [
			'form' => ['id' => $row->formId] + $opened->document->answer(),
			'fileId' => $node->id,
			'path' => $node->path,
			'version' => $opened->version,
			'role' => $node->rights->role()->value,
			'permissions' => $node->rights->answer(),
			'created' => IsoTime::of($row->createdAt),
			'responseCount' => $row->responses,
			'confirmationMails' => $this->mails->isOn(),
			'fault' => $row->fault,
		];
	}

	/**
	 * @param ?FormRow $row null for a file that was never read
	 * @return ListedForm
	 */
	public function listed(FormNode $node, ?FormRow $row): array {
		$ends = array_filter([$row?->expiresAt, $row?->closesAt], is_int(...));
		$title = $row->title ?? '';
		return [
			'id' => $node->id,
			'title' => $title === '' ? pathinfo($node->path, PATHINFO_FILENAME) : $title,
			'created' => IsoTime::of($row->createdAt ?? $node->modifiedAt),
			'responseCount' => $row->responses ?? 0,
			'path' => $node->path,
			'modified' => IsoTime::of($node->modifiedAt),
			'role' => $node->rights->role()->value,
			'isPublic' => $row->isPublic ?? false,
			'isBroken' => ($row?->fault) !== null,
			'opensAt' => IsoTime::of($row?->startsAt),
			'closesAt' => IsoTime::of($ends === [] ? null : min($ends)),
			'maxResponses' => $row->mostResponses ?? 0,
		];
	}
}
