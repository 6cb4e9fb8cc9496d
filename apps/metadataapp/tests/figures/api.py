# SPDX-FileCopyrightText: 2026 The workplace apps contributors
# SPDX-License-Identifier: AGPL-3.0-or-later

"""Does with fields and values what the README says, and prints a line for each thing that is not so; the last line is a count."""

import json
import sys
import xml.etree.ElementTree as xml
from urllib.parse import urlencode

import requests

cloud, user, password, folder_name = sys.argv[1:]
session = requests.Session()
# The machine's own proxies and logins are none of a program's business here.
session.trust_env = False
session.auth = (user, password)
api = f'{cloud}/ocs/v2.php/apps/metadataapp/api/v1'
checked = 0


def send(method, address, body=None, headers=None):
    answer = session.request(method, address, data=body, headers=headers)
    # Each request proves anew who sends it.
    session.cookies.clear()
    return answer.status_code, answer.content


def call(method, path, body=None):
    status, text = send(method, api + path, None if body is None else json.dumps(body), {
        'OCS-APIRequest': 'true', 'Accept': 'application/json', 'Content-Type': 'application/json',
    })
    return status, json.loads(text)['ocs']['data']


def expect(what, found, wanted):
    global checked
    checked += 1
    if found != wanted:
        print(f'{what}: {found!r} instead of {wanted!r}')


def file_of(name):
    address = f'{cloud}/remote.php/dav/files/{user}/{folder_name}/{name}'
    send('PUT', address, b'text')
    ask = b'<d:propfind xmlns:d="DAV:" xmlns:oc="http://owncloud.org/ns"><d:prop><oc:fileid/></d:prop></d:propfind>'
    _, found = send('PROPFIND', address, ask, {'Depth': '0', 'Content-Type': 'application/xml'})
    return int(xml.fromstring(found).find('.//{http://owncloud.org/ns}fileid').text)


_, folders = call('GET', '/groupfolders')
folder = next(one['id'] for one in folders if one['mount_point'] == folder_name)
lease, annex = file_of('Lease.pdf'), file_of('Annex.pdf')
link, other = f'{lease}:/{folder_name}/Lease.pdf', f'{annex}:/{folder_name}/Annex.pdf'

# type, options, what is sent, what is read, what is refused
rows = [
    ('text', None, 'One\nTwo', 'One\nTwo', True),
    ('text', None, 12.5, '12.5', ['One']),
    ('textarea', None, 'One\r\n\r\nTwo ', 'One\r\n\r\nTwo ', {'One': 'Two'}),
    ('number', None, 1250.5, '1250.5', '1,5'),
    ('number', None, '1250.50', '1250.5', '1234567890123456'),
    ('date', None, '2026-12-31', '2026-12-31', '2026-02-30'),
    ('date', {'includeTime': True}, '2026-12-31T17:30:00', '2026-12-31T17:30:00', '2026-12-31T17:30:00Z'),
    ('checkbox', None, True, '1', 'perhaps'),
    ('checkbox', None, 0, '0', 2),
    ('select', ['One', 'Two'], 'Two', 'Two', 'Three'),
    ('multiselect', ['One', 'Two', 'Three'], ['Two', 'One'], 'One;#Two', ['Four']),
    ('multiselect', ['One', 'Two', 'Three'], 'One;#Two', 'One;#Two', 'One;#Four'),
    ('user', None, user, user, 'nobody-at-all'),
    ('url', None, 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'javascript:alert(1)'),
    ('filelink', None, [link, other], f'{link};#{other}', '999999999:/Nowhere.pdf'),
    ('filelink', None, f'{link};#{other}', f'{link};#{other}', 'Nowhere.pdf'),
]
_, present = call('GET', f'/groupfolders/{folder}/fields')
fields = []
for number, (kind, options, sent, read, refused) in enumerate(rows):
    name = f'file_gf_tools_{number}'
    definition = {'field_name': name, 'field_label': f'{kind} {number}', 'field_type': kind, 'field_options': options}
    if options is None:
        del definition['field_options']
    status, field = call('POST', '/groupfolder-fields', definition)
    expect(f'defining {kind}', (status, field.get('field_type')), (201, kind))
    fields.append((field['id'], name, sent, read, refused))
status, _ = call('POST', f'/groupfolders/{folder}/fields', {'field_ids': [one['id'] for one in present] + [one[0] for one in fields]})
expect('assigning', status, 200)

own = {'field_name': 'gf_tools', 'field_label': 'Tools', 'field_type': 'text', 'applies_to_groupfolder': True}
_, own = call('POST', '/groupfolder-fields', own)
_, assigned = call('GET', f'/groupfolders/{folder}/fields')
call('POST', f'/groupfolders/{folder}/fields', {'field_ids': [one['id'] for one in assigned] + [own['id']]})
status, saved = call('POST', f'/groupfolders/{folder}/metadata', {'metadata': {'gf_tools': 'Yes'}})
expect('saving a value of the team folder', (status, saved.get('metadata', {}).get('gf_tools')), (200, 'Yes'))
_, of_files = call('GET', f'/groupfolders/{folder}/file-fields')
expect('fields of files', [one for one in of_files if one['id'] == own['id']], [])

values = f'/files/{lease}/metadata'
status, saved = call('POST', values, {'metadata': {name: sent for _, name, sent, _, _ in fields}})
wanted = {name: read for _, name, _, read, _ in fields}
expect('saving', (status, {name: saved.get('metadata', {}).get(name) for name in wanted}), (200, wanted))
for path, pick in [
    (values, lambda data: data),
    (f'/groupfolders/{folder}{values}', lambda data: data),
    (f'/files/metadata/bulk?file_ids={lease},{annex}', lambda data: data[str(lease)]),
    (f'{values}?shape=fields', lambda data: {one['field_name']: one['value'] for one in data}),
]:
    _, data = call('GET', path)
    expect(path, {name: pick(data).get(name) for name in wanted}, wanted)
for _, name, _, _, refused in fields:
    status, data = call('POST', values, {'metadata': {name: refused}})
    expect(f'{name} of {refused!r}', (status, data.get('error'), list(data.get('fields', {}))), (400, 'Validation failed', [name]))
_, data = call('GET', values)
expect('values after what was refused', {name: data.get(name) for name in wanted}, wanted)
# lists, views, columns and batches, with the options of one field and the numbers of another
stage, amount = fields[9][1], fields[3][1]
there = f'/groupfolders/{folder}'
status, data = call('POST', '/files/metadata/batch-update', {'updates': [
    {'file_id': annex, 'metadata': {stage: 'One', amount: 7}}, {'file_id': lease, 'metadata': {stage: 'Three'}},
]})
expect('a batch', (status, data['success'], [(one['file_id'], one['success']) for one in data['results']]),
    (200, False, [(annex, True), (lease, False)]))
expect('what a batch says of a refused value', list(data['results'][1].get('fields', {})), [stage])


def ids_of(**query):
    status, ids = call('GET', f'{there}/sorted-file-ids?{urlencode(query)}')
    return ids if status == 200 else (status, ids.get('reason'))


for what, query, wanted in [
    ('ascending', {'sort_field': amount}, [annex, lease]),
    ('descending', {'sort_field': amount, 'sort_order': 'desc'}, [lease, annex]),
    ('a page', {'sort_field': amount, 'offset': 1, 'limit': 1}, [lease]),
    ('an option', {'filters': json.dumps({stage: 'Two'})}, [lease]),
    ('one of two options', {'filters': json.dumps({stage: ['One', 'Two']}), 'sort_field': amount}, [annex, lease]),
    ('two fields', {'filters': json.dumps({stage: ['One', 'Two'], amount: '7'})}, [annex]),
    ('a range', {'filters': json.dumps({amount: {'from': 8}})}, [lease]),
    ('a text inside', {'filters': json.dumps({fields[0][1]: {'contains': 'TWO'}})}, [lease]),
    ('without a value', {'filters': json.dumps({fields[6][1]: {'empty': False}})}, [lease]),
    ('me', {'filters': json.dumps({fields[12][1]: {'me': True}})}, [lease]),
    ('a date seen from a day', {'filters': json.dumps({fields[5][1]: {'relative': 'yesterday'}}), 'today': '2027-01-01'}, [lease]),
    ('broken filters', {'filters': '[1'}, (400, 'invalid_filters')),
    ('an unknown field', {'sort_field': 'nothing_of_the_kind'}, (400, 'unknown_field')),
]:
    expect(f'sorted ids, {what}', ids_of(**query), wanted)
_, data = call('GET', f'{there}/directory-metadata?file_ids={lease},{annex}&field_names={stage}')
expect('values of a directory', {number: of.get(stage) for number, of in data.items()}, {str(lease): 'Two', str(annex): 'One'})
_, data = call('GET', f'{there}/all-filter-values?field_names={stage}')
expect('values to filter by', data, {stage: ['One', 'Two']})
_, data = call('POST', f'{there}/filter-values', {'file_ids': [annex], 'field_names': stage})
expect('values of some files', data, {stage: ['One']})

named = {'name': 'Tools', 'columns': [{'field_name': stage}], 'filters': {stage: ['Two', {'empty': True}]}, 'sort_field': amount}
status, view = call('POST', f'{there}/views', named)
expect('a new view', (status, view.get('filters'), view.get('sort_field')), (201, named['filters'], amount))
_, data = call('PUT', f'{there}/views/{view["id"]}', {'name': 'Others'})
expect('a view that was replaced', (data.get('name'), data.get('columns'), data.get('sort_field')), ('Others', [], ''))
_, second = call('POST', f'{there}/views', {'name': 'Second'})
call('PUT', f'{there}/views/reorder', {'view_ids': [second['id'], view['id']]})
_, data = call('GET', f'{there}/views?anew={stage}')
expect('the order of views', [one['id'] for one in data['views'] if one['id'] in (view['id'], second['id'])], [second['id'], view['id']])
for one in (view, second):
    status, _ = call('DELETE', f'{there}/views/{one["id"]}')
    expect('deleting a view', status, 200)
status, _ = call('POST', f'{there}/columns', {'columns': [{'field_id': fields[9][0], 'show_as_column': True, 'column_order': 0}]})
_, data = call('GET', f'{there}/columns?anew={stage}')
expect('the columns', (status, data[0]['field_name'], data[0]['show_as_column']), (200, stage, True))

status, data = call('POST', '/files/metadata/batch-copy', {'source_file_id': lease, 'target_file_ids': [annex], 'field_names': [stage]})
expect('a copy of values', (status, data['success'], data['target_results'][0]['fields_updated']), (200, True, 1))
_, data = call('GET', f'/files/{annex}/metadata')
expect('values that were copied', (data.get(stage), data.get(amount)), ('Two', '7'))
status, data = call('POST', '/files/metadata/batch-delete', {'deletes': [{'file_id': annex, 'field_names': [stage]}, {'file_id': annex}]})
expect('values that a batch takes away', (status, [one['fields_deleted'] for one in data['results']]), (200, [1, 1]))
_, data = call('GET', '/metadata/statistics')
expect('the figures', data['total_fields'] >= len(rows) and data['total_values'] >= len(rows), True)

call('POST', values, {'metadata': {name: '' if place % 2 else None for place, name in enumerate(wanted)}})
_, data = call('GET', values)
expect('values that were taken away', [name for name in wanted if name in data], [])
for field, name, *_ in fields:
    status, data = call('DELETE', f'/groupfolder-fields/{field}')
    expect(f'deleting {name}', (status, data.get('success')), (200, True))
call('DELETE', f'/groupfolder-fields/{own["id"]}')
print(checked)
