<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Listing;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\Listing\FieldFilter;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Repository\Folder\FolderRepository;

/** Which files somebody has to look after. */
class Attention {
	public function __construct(private readonly FolderRepository $folders) {
	}

	/**
	 * @param list<Field> $fields of files of the team folder
	 * @return list<FieldFilter> of which one fits a file that lacks a required value, or has an option that was withdrawn
	 */
	public function filters(int $folderId, array $fields): array {
		$isRequiring = ($this->folders->findAllRequired([$folderId])[$folderId] ?? RequiredMode::Warn) !== RequiredMode::Off;
		$filters = [];
		foreach ($fields as $field) {
			$definition = $field->definition;
			$withdrawn = $definition->shape->type->hasOptions() ? $definition->withdrawn : [];
			$conditions = array_map(static fn (string $option): Condition => Condition::texts([$option]), $withdrawn);
			if ($isRequiring && $definition->isRequired) {
				$conditions[] = Condition::empty(true);
			}
			if ($conditions !== []) {
				$filters[] = new FieldFilter($field->id, Codecs::of($definition->shape), $conditions);
			}
		}
		return $filters;
	}
}
