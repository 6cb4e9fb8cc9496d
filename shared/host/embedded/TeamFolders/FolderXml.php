<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\TeamFolders;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;

/** Folders in an answer as XML has them: their groups as attributes, since an id need not be a name of an element. */
final class FolderXml {
	/**
	 * @param DataResponse<Http::STATUS_*, mixed, array<string, mixed>> $response
	 * @return DataResponse<Http::STATUS_*, mixed, array<string, mixed>>
	 */
	public static function of(DataResponse $response): DataResponse {
		$data = $response->getData();
		if (is_array($data)) {
			$response->setData(match (true) {
				isset($data['id']) => self::folder($data),
				isset($data['folder']) => [...$data, 'folder' => self::folder($data['folder'])],
				default => array_map(self::folder(...), $data),
			});
		}
		return $response;
	}

	private static function folder(mixed $folder): mixed {
		if (!is_array($folder) || !is_array($folder['group_details'] ?? null)) {
			return $folder;
		}
		$groups = [];
		foreach ($folder['group_details'] as $id => $group) {
			if (is_array($group)) {
				$groups[] = [
					'@group_id' => $id,
					'@permissions' => $group['permissions'] ?? 0,
					'@display-name' => $group['displayName'] ?? '',
					'@type' => $group['type'] ?? '',
				];
			}
		}
		unset($folder['group_details']);
		return [...$folder, 'groups' => $groups];
	}
}
